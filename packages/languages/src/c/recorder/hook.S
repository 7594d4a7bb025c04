/* The call that is in a recorded program before each line. It leaves every register and flag as it was. */
        .text
        .globl  __abhyas_hook
        .hidden __abhyas_hook
        .type   __abhyas_hook, @function
__abhyas_hook:
        pushfq
        pushq   %rax
        pushq   %rcx
        pushq   %rdx
        pushq   %rsi
        pushq   %rdi
        pushq   %r8
        pushq   %r9
        pushq   %r10
        pushq   %r11
        pushq   %rbx
        movq    %rsp, %rbx
        cld
        /* The number of the hook is in the no-op after the call. */
        movq    88(%rbx), %rsi
        movl    3(%rsi), %edi
        movq    %rbp, %rdx
        leaq    96(%rbx), %rcx
        andq    $-16, %rsp
        call    __abhyas_count
        testl   %eax, %eax
        je      1f
        /* A step is recorded: on a stack of the recorder's own. */
        movq    %rbx, __abhyas_left_at(%rip)
        movq    __abhyas_stack_top(%rip), %rsp
        movl    %eax, %edi
        movq    %rbx, %rsi
        call    __abhyas_record
recorded:
        cmpb    $0, __abhyas_is_aside(%rip)
        je      1f
        /* The vector registers were put aside meanwhile. */
        movb    $0, __abhyas_is_aside(%rip)
        movq    __abhyas_stack_top(%rip), %rcx
        cmpl    $1, __abhyas_saving(%rip)
        jb      2f
        movl    $0xe7, %eax
        xorl    %edx, %edx
        xrstor64 (%rcx)
        jmp     1f
2:      fxrstor64 (%rcx)
1:      movq    %rbx, %rsp
        popq    %rbx
        popq    %r11
        popq    %r10
        popq    %r9
        popq    %r8
        popq    %rdi
        popq    %rsi
        popq    %rdx
        popq    %rcx
        popq    %rax
        popfq
        ret
        .size   __abhyas_hook, .-__abhyas_hook

/* Where a signal's handler returns to when it came in the middle of recording: the program goes on as if it had ended. */
        .globl  __abhyas_give_up
        .hidden __abhyas_give_up
        .type   __abhyas_give_up, @function
__abhyas_give_up:
        cld
        movq    __abhyas_stack_top(%rip), %rsp
        call    __abhyas_gave_up
        movq    __abhyas_left_at(%rip), %rbx
        jmp     recorded
        .size   __abhyas_give_up, .-__abhyas_give_up

/* Called by `put_vectors_aside` (hook.h). They lie where the recorder's own stack begins. */
        .globl  __abhyas_put_aside
        .hidden __abhyas_put_aside
        .type   __abhyas_put_aside, @function
__abhyas_put_aside:
        movq    __abhyas_stack_top(%rip), %rcx
        movl    $0xe7, %eax
        xorl    %edx, %edx
        cmpl    $1, __abhyas_saving(%rip)
        je      2f
        ja      3f
        fxsave64 (%rcx)
        jmp     4f
2:      xsave64 (%rcx)
        jmp     4f
3:      xsavec64 (%rcx)
        /* It leaves out registers that are all zero; a returned value is looked up here. */
        movups  %xmm0, 160(%rcx)
4:      fninit
        pushq   $0x1f80
        ldmxcsr (%rsp)
        popq    %rax
        movb    $1, __abhyas_is_aside(%rip)
        ret
        .size   __abhyas_put_aside, .-__abhyas_put_aside

        /*
         * Linked first of the recorder, behind the program's own variables: a program that writes past the end of its arrays
         * does not hit the recorder at once.
         */
        .data
        .skip   4096
        .bss
        .skip   65536
        /* Where this is no longer what it was, the program has written further. */
        .globl  __abhyas_seal
        .hidden __abhyas_seal
        .balign 8
__abhyas_seal:
        .skip   8
        .section .note.GNU-stack,"",@progbits
