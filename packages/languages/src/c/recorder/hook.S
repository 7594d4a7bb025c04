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
        /* A step is recorded: on a stack of the recorder's own, with the vector registers put aside. */
        movl    %eax, %ecx
        movq    __abhyas_stack_top(%rip), %rsp
        movl    $0xe7, %eax
        xorl    %edx, %edx
        cmpl    $1, __abhyas_saving(%rip)
        je      2f
        ja      3f
        fxsave64 (%rsp)
        jmp     4f
2:      xsave64 (%rsp)
        jmp     4f
3:      xsavec64 (%rsp)
        /* It leaves out registers that are all zero; a returned value is looked up here. */
        movups  %xmm0, 160(%rsp)
4:      fninit
        pushq   $0x1f80
        ldmxcsr (%rsp)
        popq    %rax
        movl    %ecx, %edi
        movq    %rbx, %rsi
        leaq    160(%rsp), %rdx
        call    __abhyas_record
        cmpl    $1, __abhyas_saving(%rip)
        jb      5f
        movl    $0xe7, %eax
        xorl    %edx, %edx
        xrstor64 (%rsp)
        jmp     1f
5:      fxrstor64 (%rsp)
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

        /*
         * Linked first of the recorder, behind the program's own variables: a program that writes past the end of its arrays
         * does not hit the recorder at once.
         */
        .data
        .skip   4096
        .bss
        .skip   65536
        .section .note.GNU-stack,"",@progbits
