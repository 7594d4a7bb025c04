/*
 * The calls before each instruction that reads a variable of its call: has it been set since that began? They leave every
 * register and flag as it was. The variable's place is in the no-op after the call.
 */
        .macro  looks bytes, suffix, pattern
        .globl  __abhyas_look_\bytes
        .hidden __abhyas_look_\bytes
        .type   __abhyas_look_\bytes, @function
__abhyas_look_\bytes:
        pushfq
        pushq   %rax
        movq    16(%rsp), %rax
        movslq  3(%rax), %rax
        cmp\suffix      $\pattern, (%rbp,%rax)
        jne     1f
        .if     \bytes == 8
        cmpl    $\pattern, 4(%rbp,%rax)
        jne     1f
        .endif
        pushq   $\bytes
        jmp     found
1:      popq    %rax
        popfq
        ret
        .size   __abhyas_look_\bytes, .-__abhyas_look_\bytes
        .endm

        .text
        looks   1, b, 0xc1
        looks   2, w, 0xc1c1
        looks   4, l, 0xc1c1c1c1
        looks   8, l, 0xc1c1c1c1

/* On the stack: bytes, rax, flags, where it was called. */
found:
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
        movq    %rbp, %rdi
        movq    %rax, %rsi
        movq    72(%rbx), %rdx
        movq    96(%rbx), %rcx
        subq    $512, %rsp
        andq    $-16, %rsp
        fxsave64 (%rsp)
        call    __abhyas_unset_found
        fxrstor64 (%rsp)
        movq    %rbx, %rsp
        popq    %rbx
        popq    %r11
        popq    %r10
        popq    %r9
        popq    %r8
        popq    %rdi
        popq    %rsi
        popq    %rdx
        popq    %rcx
        addq    $8, %rsp
        popq    %rax
        popfq
        ret
        .section .note.GNU-stack,"",@progbits
